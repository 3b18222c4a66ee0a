import { type Invalid, invalid } from '../http/invalid.ts';
import { child, has, type Params, text } from '../http/params.ts';

/** The start of a code: the same mistakes have their own for sales and for verifications. */
const starts = { transaction: '915', verification: '942' };

const letter = /^[ACINRUY]$/;

/** Field of the results, what it may be, and the end of the code that refuses anything else. */
const formats: [field: string, allowed: RegExp, code: string][] = [
  ['eci_flag', /^0[0-7]$/, '114'],
  ['three_d_secure_version', /^\d+\.\d+\.\d+$/, '119'],
  ['authentication_response', letter, '120'],
  ['directory_response', letter, '121'],
  ['cavv_algorithm', /^\d$/, '122'],
];

const required: [field: string, code: string][] = [
  ['eci_flag', '113'],
  ['cavv', '116'],
];

/** Mistakes in the results of a 3-D Secure check that a merchant had made elsewhere and passes on. */
export function passThruErrors(params: Params, path: string[], kind: keyof typeof starts): Invalid[] {
  const results = child(params, 'three_d_secure_pass_thru');
  if (!results) return [];
  const missing = required.filter(([field]) => !text(results, field)).map(([, code]) => code);
  if (kind === 'verification' && !has(results, 'three_d_secure_version')) missing.push('117');
  const wrong = formats.filter(([field, allowed]) => {
    const value = text(results, field);
    return value && !allowed.test(value);
  });
  return [...missing, ...wrong.map(([, , code]) => code)].map((code) =>
    invalid(`${starts[kind]}${code}`, ...path, 'three_d_secure_pass_thru'),
  );
}
