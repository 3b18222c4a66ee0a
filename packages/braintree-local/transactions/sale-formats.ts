import { type Invalid, invalid } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';

const phone = /^[\d\s().+x-]{1,25}$/i;
const short = /^.{0,255}$/s;

/** Where a field of a sale stands, what it may be, and the code that refuses anything else. */
const formats: [path: string[], field: string, allowed: RegExp, code: string][] = [
  [
    [],
    'sca_exemption',
    /^(low_value|secure_corporate|transaction_risk_analysis|trusted_beneficiary)$/,
    '915213',
  ],
  [['billing'], 'phone_number', phone, '915206'],
  [['shipping'], 'phone_number', phone, '915204'],
  [
    ['shipping'],
    'shipping_method',
    /^(electronic|ground|next_day|pickup_in_store|priority|same_day|ship_to_store)$/,
    '915203',
  ],
  [['external_vault'], 'status', /^(vaulted|will_vault)$/, '915175'],
  [['options', 'credit_card'], 'account_type', /^(credit|debit)$/, '915184'],
  [['risk_data'], 'customer_browser', short, '94701'],
  [['risk_data'], 'customer_device_id', short, '94702'],
  [['risk_data'], 'customer_location_zip', /^[\w\s-]*$/, '94703'],
];

/** Fields of a sale that take one of a few words, or one form. */
export function formatErrors(params: Params): Invalid[] {
  const wrong = formats.flatMap(([path, field, allowed, code]) => {
    const value = text(below(params, path), field);
    return value && !allowed.test(value) ? [invalid(code, 'transaction', ...path)] : [];
  });
  return wrong.length > 0 ? wrong : unsupported(params);
}

/** What is well formed, and yet not possible here. */
function unsupported(params: Params): Invalid[] {
  const vault = child(params, 'external_vault');
  const ofNoVault = text(vault, 'status') === 'will_vault' && text(vault, 'previous_network_transaction_id');
  const account = text(below(params, ['options', 'credit_card']), 'account_type');
  return [
    ...(ofNoVault ? [invalid('915177', 'transaction', 'external_vault')] : []),
    ...(account ? [invalid('915185', 'transaction', 'options', 'credit_card')] : []),
  ];
}

function below(params: Params, path: string[]): Params | undefined {
  return path.reduce<Params | undefined>((at, name) => child(at, name), params);
}
