/** The page of a frame. It holds nothing but the script: each frame draws its own field. */
export const framePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card field</title>
<link rel="stylesheet" href="../css/hosted-fields-frame.css">
</head>
<body>
<script src="../js/hosted-fields-frame.js"></script>
</body>
</html>
`;

export const frameStyles = `html, body { height: 100%; margin: 0; background: transparent; overflow: hidden; }
input {
  box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0;
  border: 0; outline: none; background: transparent; color: CanvasText;
  font: 16px/1.5 system-ui, sans-serif;
}
.focus-intercept { position: absolute; top: -1px; left: -1px; width: 1px; height: 1px; opacity: 0; }
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
`;
