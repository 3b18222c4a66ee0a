import type { PickProofQuery } from '#frontend/generated/graphql.ts';

type ProvenPick = NonNullable<PickProofQuery['pick']>;
export type ProofSeal = NonNullable<ProvenPick['seal']>;
export type ProofOpening = NonNullable<ProvenPick['opening']>;
