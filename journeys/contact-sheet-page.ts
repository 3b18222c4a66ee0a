export type Picture = {
  file: string;
  viewer: string;
  path: string;
  /** The address after redirects. */
  lands: string;
  theme: string;
  width: number;
};

/** An HTML page with a row for each route and in it a picture for each viewer, theme and width. */
export function contactSheetPage(pictures: readonly Picture[]): string {
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const row = (path: string) => pictures.filter((picture) => picture.path === path).map(figure);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 24px; background: #f4f4f2; color: #1b1b1b }
section { display: flex; gap: 16px; overflow-x: auto; padding-bottom: 16px }
figure { margin: 0; flex: none }
img { height: 420px; width: auto; max-width: 640px; object-fit: cover; object-position: top; border: 1px solid #ccc }
</style>
<h1>Contact sheet</h1>
${paths.map((path) => `<h2>${path}</h2>\n<section>${row(path).join('\n')}</section>`).join('\n')}
</html>
`;
}

function figure({ file, viewer, path, lands, theme, width }: Picture): string {
  const elsewhere = lands === path ? '' : `, at ${lands}`;
  return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a>
<figcaption>${viewer}, ${theme}, ${width}${elsewhere}</figcaption></figure>`;
}
