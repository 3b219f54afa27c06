import { PageChanges, type Projection, Projections } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OfferDocument } from '../engines/offer-document.js';
import { OfferDocuments } from '../engines/offer-documents.js';
import type { EngineName, OfferSearchEngine } from '../engines/offer-search-engine.js';
import { SearchEngines } from '../engines/search-engines.js';
import { searchEngineMissing } from '../search.errors.js';

/** Offers in the index of each engine. */
@Injectable()
export class OfferProjections implements OnModuleInit {
  private readonly byEngine: Map<EngineName, Projection<OfferDocument>>;

  constructor(
    engines: SearchEngines,
    private readonly documents: OfferDocuments,
    private readonly pages: PageChanges,
    private readonly projections: Projections,
  ) {
    this.byEngine = new Map(engines.all().map((engine) => [engine.name, this.projectionInto(engine)]));
  }

  onModuleInit(): void {
    for (const projection of this.all()) {
      this.projections.add(projection);
    }
  }

  all(): Projection<OfferDocument>[] {
    return [...this.byEngine.values()];
  }

  /** @throws DomainError SEARCH_ENGINE_MISSING */
  into(engine: EngineName): Projection<OfferDocument> {
    const projection = this.byEngine.get(engine);
    if (projection === undefined) {
      throw searchEngineMissing(engine);
    }
    return projection;
  }

  private projectionInto(engine: OfferSearchEngine): Projection<OfferDocument> {
    return {
      name: `search.offers.${engine.name}`,
      subject: this.documents,
      index: engine,
      // The names of the version before; it may run beside this one and must not write at the same time.
      lockNames: { write: `search.write.${engine.name}`, rebuild: `search.rebuild.${engine.name}` },
      announce: (tx, written) =>
        written === 'all'
          ? this.pages.announceAll(tx)
          : this.pages.announce(tx, [
              ...written.removedIds.map((id) => `offer:${id}` as const),
              ...written.documents.flatMap(({ id, companyId }) => [`offer:${id}`, `company:${companyId}`] as const),
            ]),
    };
  }
}
