import { Stack } from '#frontend/admin/mantine.ts';
import { SheetFile } from '#frontend/admin/sheets/SheetFile.tsx';
import { saveText } from '#frontend/app/save-text.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { PASTED_ORDER } from '#schema/rules/picks/pasted-picks.ts';
import { PICK_COLUMNS } from '#schema/rules/picks/pick-columns.ts';

const EXAMPLE = [
  PASTED_ORDER.join(','),
  'NBA,Plus,Memphis Grizzlies @ Boston Celtics,7:30 PM,Celtics -3.5,-110,1.5,"Rested, and at home."',
  'NBA,VIP,Miami Heat @ New York Knicks,8:00 PM,Under 214.5,+100,2,Two slow teams.',
];

/** A row of a spreadsheet, and a line of a chat. */
export const PASTE_EXAMPLES = `${EXAMPLE[1]}\nNBA Bulls @ Clippers over 226.5 -110 1u premium`;

/** A file in place of pasted text, and what a line looks like. */
export function PasteHelp({ day, onFile }: { day: string; onFile(text: string): void }) {
  return (
    <Stack gap={16}>
      <SheetFile label="Or a file" action="read the file" onText={(text) => text !== null && onFile(text)} />
      <details>
        <summary>How to write a line</summary>
        <p>
          Copy rows of a spreadsheet with these columns, in this order: <code>{PASTED_ORDER.join(', ')}</code>
          . Or let the first line name the columns, in any order:{' '}
          <code>{PICK_COLUMNS.map(({ name }) => name).join(', ')}</code>.
        </p>
        <p>
          Or paste lines of a chat: <code>NBA Bulls @ Clippers over 226.5 -110 1u premium</code>.
        </p>
        <p>
          Market and line are read from the pick where it says them: “Celtics -3.5”, “Over 220.5”, “Lakers
          ML”. Times are Eastern unless they name another zone. What can mean two things is asked.
        </p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveText(`picks-${day}.csv`, `\ufeff${EXAMPLE.join('\r\n')}\r\n`)}
        >
          Download an example
        </Button>
      </details>
    </Stack>
  );
}
