import { writeFileSync } from 'node:fs';
import { exampleText } from './setup/example-text.ts';

writeFileSync('.env.example', exampleText());
