/** An address as others may see it: 'j•••@g•••.com'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(local)}•••@${firstOf(domain)}•••${ending}`;
}

function firstOf(text: string): string {
  return [...text][0] ?? '';
}
