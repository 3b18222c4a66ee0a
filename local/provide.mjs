import { installMissing } from './install.mjs';

/** `node local/provide.mjs product` or `tools`, before what needs them: installs what is missing, and says nothing otherwise. */
await installMissing({ tools: process.argv[2] === 'tools' });
