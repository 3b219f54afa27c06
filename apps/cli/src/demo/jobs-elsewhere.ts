import { type BoardCountry, pickTown } from './board-places.js';
import type { DemoCity, DemoOffer, DemoReference } from './demo-board.js';
import { foreignName, localName } from './local-names.js';
import type { Random } from './random.js';

/** One offer in so many is the same job of the same company in another town. */
const ONE_IN = 30;
/** Towns that one job is offered in beside its first. */
const MOST_TOWNS = 3;

interface Base {
  offer: DemoOffer;
  towns: Set<number>;
}

/** Repeats jobs in other towns of their country, as employers with many branches do. */
export class JobsElsewhere {
  private readonly bases = new Map<string, Base>();
  private readonly cities: Map<number, DemoCity>;

  constructor(
    reference: DemoReference,
    private readonly random: Random,
  ) {
    this.cities = new Map(reference.cities.map((city) => [city.id, city]));
  }

  /** A job of before in another town of the country; null most of the time. */
  repeat(number: number, key: string, country: BoardCountry): DemoOffer | null {
    const base = number % ONE_IN === 0 ? this.bases.get(country.iso2) : undefined;
    const first = base && this.cities.get(base.offer.places[0]?.cityId ?? 0);
    if (base === undefined || first === undefined) return null;
    const town = pickTown(country, 'shop', this.random);
    if (base.towns.has(town.id)) return null;
    base.towns.add(town.id);
    if (base.towns.size > MOST_TOWNS) this.bases.delete(country.iso2);
    const { offer } = base;
    const spelled = (city: DemoCity) => [localName(city), foreignName(city, offer.adLanguageCode)];
    const [local = '', foreign = ''] = spelled(first);
    const [newLocal = '', newForeign = ''] = spelled(town);
    return {
      ...offer,
      key,
      descriptionHtml: offer.descriptionHtml.replaceAll(local, newLocal).replaceAll(foreign, newForeign),
      places: [{ cityId: town.id, countryId: town.countryId }],
      applyUrl: offer.applyUrl.replace(offer.key, key),
      promoted: false,
    };
  }

  /** Keeps an offer of one town as one that may be repeated. */
  remember(offer: DemoOffer, country: BoardCountry): void {
    const [place] = offer.places;
    if (!this.bases.has(country.iso2) && offer.places.length === 1 && offer.remote === null && place) {
      this.bases.set(country.iso2, { offer, towns: new Set([place.cityId]) });
    }
  }
}
