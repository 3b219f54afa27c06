import { Component, type ReactNode } from 'react';
import { PartError } from './lazy-part.js';

export interface CrashBoundaryProps {
  /** What stands there instead; `again` tries once more. */
  fallback: (again: () => void) => ReactNode;
  onCrash?: () => void;
  /** With another key what crashed is forgotten. */
  resetKey?: string;
  children: ReactNode;
}

interface CrashState {
  crashed: boolean;
  resetKey: string | undefined;
}

/** Keeps what goes wrong inside from taking the rest of the page along. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<CrashState> {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return resetKey === state.resetKey ? null : { crashed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartError) error.forget();
    this.props.onCrash?.();
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback(() => this.setState({ crashed: false })) : this.props.children;
  }
}
