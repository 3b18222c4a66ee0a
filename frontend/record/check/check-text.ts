import { fromBase64 } from '#record/bytes.ts';
import { checkReceipt } from '#record/check-receipt.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import type { Policy } from '#record/policy/policy.ts';
import { type ParsedReceipt, parseReceipts } from '#record/receipt.ts';
import {
  brokenText,
  mailText,
  mailTree,
  provedText,
  type Report,
  strangerText,
  treeText,
  unreadableText,
  withContinuity,
} from './report-text.ts';
import { continuityOf, type SiteLog, type Tree } from './site-log.ts';

/**
 * What a text proves: receipts, a signed checkpoint, or the line about the record at the foot of a mail. `policy` says
 * whom to trust. Each text is also held against the record that the site shows now.
 */
export async function checkText(text: string, policy: Policy, site: SiteLog): Promise<Report[]> {
  try {
    if (text.startsWith('c2sp.org/tlog-proof'))
      return await Promise.all(
        parseReceipts(text).map((receipt) => receiptReport(receipt, policy, site).catch(reportOfFailure)),
      );
    const mail = mailTree(text);
    return [
      await (mail
        ? mailText(
            await treeReport({ size: mail.size, root: fromBase64(mail.root, 'The root hash', 32) }, site),
          )
        : checkpointReport(text, policy, site)),
    ];
  } catch (failure) {
    return [reportOfFailure(failure)];
  }
}

function reportOfFailure(failure: unknown): Report {
  if (!(failure instanceof Malformed)) throw failure;
  return unreadableText(failure.message);
}

async function receiptReport(receipt: ParsedReceipt, policy: Policy, site: SiteLog): Promise<Report> {
  const checked = checkReceipt(policy, receipt);
  if (checked.verdict === 'undecided') return strangerText(receipt.signed.origin, policy.logs);
  if (checked.verdict === 'broken') return brokenText(checked.finding.rule, checked.finding.says);
  return withContinuity(provedText(receipt.index, checked), await treeReport(receipt.signed, site));
}

async function checkpointReport(text: string, policy: Policy, site: SiteLog): Promise<Report> {
  const signed = parseCheckpoint(text.endsWith('\n') ? text : `${text}\n`);
  const { verdict } = checkCheckpoint(policy, signed);
  if (verdict === 'unknown') return strangerText(signed.origin, policy.logs);
  if (verdict === 'forged') return brokenText('signature', '');
  return treeReport(signed, site);
}

async function treeReport(tree: Tree, { checkpoint }: SiteLog): Promise<Report> {
  return treeText(await continuityOf(tree, checkpoint), tree.size, checkpoint.size);
}
