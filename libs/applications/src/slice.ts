import type { Context } from '@babelboard/platform';
import type { Type } from '@nestjs/common';

/** A part of the context, in a folder of its own, as the wiring needs to know it. */
export interface Slice extends Pick<Context, 'entities' | 'events'> {
  readonly providers: Type[];
  /** What apps and siblings have injected; the rest is found by commands and queries. */
  readonly exports: Type[];
}
