import readSheets from 'read-excel-file/universal';
import { type WorkbookCell, workbookText } from '#schema/rules/text/table/workbook-text.ts';

/** The sheets of an Excel workbook that are not empty, each as CSV. Loaded only when somebody chooses a workbook. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<{ sheet: string; text: string }[]> {
  const sheets = await readSheets(bytes);
  return sheets
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }) => ({ sheet, text: workbookText(data as WorkbookCell[][]) }));
}
