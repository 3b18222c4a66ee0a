export const PRODUCT: readonly string[];
export function neededBy(packages: Record<string, object>, places: readonly string[]): string[];
