import type { AnyCatalogues } from '@babelboard/texts/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

/** The catalogues that a process speaks from. */
export const LISTED_CATALOGUES = Symbol('LISTED_CATALOGUES');

/** The process stops at boot when a language of the interface has no texts: whoever asks for it would get a fault for an answer. */
@Injectable()
export class TextFiles implements OnModuleInit {
  constructor(@Inject(LISTED_CATALOGUES) private readonly listed: readonly AnyCatalogues[]) {}

  onModuleInit(): void {
    const missing = this.listed.flatMap((catalogues) => catalogues.missing());
    if (missing.length > 0) {
      throw new Error(`Texts are not in order: ${missing.join(', ')} missing`);
    }
  }
}
