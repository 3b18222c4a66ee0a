import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

interface Caught {
  failure: { reason: unknown } | null;
  /** The address at which it failed: another one deserves another try. */
  at: string;
}

/** Around all pages: an error that none of them caught ends at the screen of RouteError, never at a blank page. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation().key}>{children}</Boundary>;
}

/** React needs a class here. */
class Boundary extends Component<{ at: string; children: ReactNode }, Caught> {
  override state: Caught = { failure: null, at: this.props.at };

  static getDerivedStateFromError(reason: unknown): Partial<Caught> {
    return { failure: { reason } };
  }

  static getDerivedStateFromProps({ at }: { at: string }, caught: Caught): Caught | null {
    return at === caught.at ? null : { failure: null, at };
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? <RouteError reason={failure.reason} onRetry={this.retry} /> : this.props.children;
  }
}
