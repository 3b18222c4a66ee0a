import { z } from 'zod';

export const flag = (meaning: string) => z.string().optional().describe(meaning);
