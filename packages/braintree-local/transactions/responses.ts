/** Processor answers: code → text, and whether trying the same card again can ever help. */
const table: Record<string, [text: string, kind: 'soft' | 'hard']> = {
  '2000': ['Do Not Honor', 'soft'],
  '2001': ['Insufficient Funds', 'soft'],
  '2002': ['Limit Exceeded', 'soft'],
  '2003': ["Cardholder's Activity Limit Exceeded", 'soft'],
  '2004': ['Expired Card', 'hard'],
  '2005': ['Invalid Credit Card Number', 'hard'],
  '2006': ['Invalid Expiration Date', 'hard'],
  '2007': ['No Account', 'hard'],
  '2008': ['Card Account Length Error', 'hard'],
  '2009': ['No Such Issuer', 'hard'],
  '2010': ['Card Issuer Declined CVV', 'hard'],
  '2011': ['Voice Authorization Required', 'hard'],
  '2012': ['Processor Declined - Possible Lost Card', 'hard'],
  '2013': ['Processor Declined - Possible Stolen Card', 'hard'],
  '2014': ['Processor Declined - Fraud Suspected', 'hard'],
  '2015': ['Transaction Not Allowed', 'hard'],
  '2016': ['Duplicate Transaction', 'soft'],
  '2017': ['Cardholder Stopped Billing', 'hard'],
  '2018': ['Cardholder Stopped All Billing', 'hard'],
  '2019': ['Invalid Transaction', 'hard'],
  '2020': ['Violation', 'hard'],
  '2021': ['Security Violation', 'soft'],
  '2022': ['Declined - Updated Cardholder Available', 'hard'],
  '2023': ['Processor Does Not Support This Feature', 'hard'],
  '2024': ['Card Type Not Enabled', 'hard'],
  '2025': ['Set Up Error - Merchant', 'soft'],
  '2026': ['Invalid Merchant ID', 'soft'],
  '2027': ['Set Up Error - Amount', 'hard'],
  '2028': ['Set Up Error - Hierarchy', 'hard'],
  '2029': ['Set Up Error - Card', 'hard'],
  '2030': ['Set Up Error - Terminal', 'soft'],
  '2031': ['Encryption Error', 'hard'],
  '2032': ['Surcharge Not Permitted', 'hard'],
  '2033': ['Inconsistent Data', 'hard'],
  '2034': ['No Action Taken', 'soft'],
  '2035': ['Partial Approval For Amount In Group III Version', 'soft'],
  '2036': ['Authorization could not be found', 'hard'],
  '2037': ['Already Reversed', 'hard'],
  '2038': ['Processor Declined', 'soft'],
  '2039': ['Invalid Authorization Code', 'hard'],
  '2040': ['Invalid Store', 'soft'],
  '2041': ['Declined - Call For Approval', 'hard'],
  '2042': ['Invalid Client ID', 'hard'],
  '2043': ['Error - Do Not Retry, Call Issuer', 'hard'],
  '2044': ['Declined - Call Issuer', 'hard'],
  '2045': ['Invalid Merchant Number', 'hard'],
  '2046': ['Declined', 'soft'],
  '2047': ['Call Issuer. Pick Up Card', 'hard'],
  '2048': ['Invalid Amount', 'soft'],
  '2049': ['Invalid SKU Number', 'hard'],
  '2050': ['Invalid Credit Plan', 'soft'],
  '2051': ['Credit Card Number does not match method of payment', 'hard'],
  '2053': ['Card reported as lost or stolen', 'hard'],
  '2054': ['Reversal amount does not match authorization amount', 'hard'],
  '2055': ['Invalid Transaction Division Number', 'hard'],
  '2056': ['Transaction amount exceeds the transaction division limit', 'hard'],
  '2057': ['Issuer or Cardholder has put a restriction on the card', 'soft'],
  '2058': ['Merchant not Mastercard SecureCode enabled', 'hard'],
  '2059': ['Address Verification Failed', 'hard'],
  '2060': ['Address Verification and Card Security Code Failed', 'hard'],
  '2061': ['Invalid Transaction Data', 'hard'],
  '2062': ['Invalid Tax Amount', 'soft'],
  '2099': ['Cardholder Authentication Required', 'hard'],
  '3000': ['Processor Network Unavailable - Try Again', 'soft'],
};

export interface ProcessorResponse {
  processor_response_code: string;
  processor_response_text: string;
  processor_response_type: 'approved' | 'soft_declined' | 'hard_declined';
}

/** What the processor says for a code: 1000 is approval, 2000-3000 decline or fail. */
export function processorResponse(code: string): ProcessorResponse {
  const approved = code.startsWith('1');
  const [text, kind] = table[code] ?? [approved ? 'Approved' : 'Processor Declined', 'soft'];
  return {
    processor_response_code: code,
    processor_response_text: text,
    processor_response_type: approved ? 'approved' : `${kind}_declined`,
  };
}

export function isDeclineCode(code: string): boolean {
  return /^2\d{3}$/.test(code) || code === '3000';
}
