import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

export declare const plugin: PluginFunction<Record<string, never>, { prepend: string[]; content: string }>;
