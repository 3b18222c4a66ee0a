#!/usr/bin/env bash
# A sheet of odds whose cells have a number format (+150, PK for a spread of 0, 10/11), written by exceljs and read by two libraries.
# Guess: the `text` of a cell in exceljs is what a spreadsheet shows, as `w` of SheetJS is.
# Seen: `text` is the bare number, so +150 is "150" and a pick'em "0"; a time of day is a day of 1899. SheetJS says +150, PK and 10/11.
# Ours: a bare 150 is asked about and never taken for +150 or for a decimal price in silence.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 2>/dev/null
cat >ask.cjs <<'JS'
const excel = require('exceljs');
const sheetjs = require('xlsx');
const CELLS = [[150, '+0;-0;0'], [0, '+#0.0;-#0.0;"PK"'], [10 / 11, '# ?/??'], [19.5 / 24, 'h:mm AM/PM']];
(async () => {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('odds');
  CELLS.forEach(([value, numFmt], row) => Object.assign(sheet.getCell(row + 1, 1), { value, numFmt }));
  await book.xlsx.writeFile('odds.xlsx');
  const again = new excel.Workbook();
  await again.xlsx.readFile('odds.xlsx');
  const other = sheetjs.readFile('odds.xlsx').Sheets.odds;
  console.log('exceljs 4.4.0, xlsx 0.18.5');
  CELLS.forEach(([, format], row) => console.log(`${format} | ${again.worksheets[0].getCell(row + 1, 1).text} | ${other[`A${row + 1}`].w.trim()}`));
})();
JS
node ask.cjs | tee seen.txt
grep -qF '+0;-0;0 | 150 | +150' seen.txt
grep -qF '"PK" | 0 | PK' seen.txt
grep -qF '# ?/?? | 0.9090909090909091 | 10/11' seen.txt
grep -qE 'h:mm AM/PM \| .*1899.* \| 7:30 PM' seen.txt
