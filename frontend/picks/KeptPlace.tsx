import { Component, createRef, type ReactNode } from 'react';

/** Where each card on screen was. */
type Places = Map<Element, number>;

/**
 * Keeps what the reader is looking at in its place while cards come, go or move to another group: the page is scrolled
 * by what the card that moved least has moved. At the top of the page nothing is scrolled. React reads places
 * before a change in classes only.
 */
export class KeptPlace extends Component<{ className?: string | undefined; children: ReactNode }> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Places {
    const cards = this.#box.current?.querySelectorAll('article, tr[id]') ?? [];
    const places = [...cards].map((card) => [card, card.getBoundingClientRect()] as const);
    return new Map(
      places
        .filter(([, { bottom, top }]) => bottom > 0 && top < window.innerHeight)
        .map(([card, { top }]) => [card, top]),
    );
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Places): void {
    if (window.scrollY === 0) return;
    const moves = [...before]
      .filter(([card]) => card.isConnected)
      .map(([card, top]) => Math.round(card.getBoundingClientRect().top - top));
    const least = moves.sort((one, other) => Math.abs(one) - Math.abs(other))[0];
    if (least) window.scrollBy({ top: least, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.#box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
