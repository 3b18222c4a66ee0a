// One download for everything that the board shows of odds and scores.
export { BoardMarket } from './BoardMarket.tsx';
export { PickPrice } from './PickPrice.tsx';
export { ScoreVerdict } from './ScoreVerdict.tsx';
