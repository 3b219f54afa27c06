import { boardCountries, shareOut } from './board-places.js';
import type { DemoBoard, DemoOffer, DemoOptions, DemoReference } from './demo-board.js';
import { boardCompanies } from './demo-companies.js';
import { JobsElsewhere } from './jobs-elsewhere.js';
import { OfferPlanner } from './offer-planner.js';
import { Random } from './random.js';

/** Least number of offers in each country of the demo. */
const LEAST_IN_A_COUNTRY = 15;

/**
 * Makes the demo board: forty invented companies and their offers.
 * Takes reference rows and how many offers to make; the same reference, seed and `now` give the same board.
 * The offers come one by one, so that a caller can store them in batches; reading them again starts anew.
 * Throws when a company's home city or a needed label is missing in the reference data.
 */
export function generateDemoBoard(reference: DemoReference, options: DemoOptions): DemoBoard {
  return {
    companies: boardCompanies(reference).map(({ company }) => company),
    offers: { [Symbol.iterator]: () => offersOf(reference, options) },
  };
}

function* offersOf(reference: DemoReference, options: DemoOptions): Generator<DemoOffer, void, undefined> {
  const random = new Random(options.seed);
  const countries = boardCountries(reference);
  const planner = new OfferPlanner(reference, boardCompanies(reference), random, options.now);
  const elsewhere = new JobsElsewhere(reference, random);
  let number = 0;
  for (const country of shareOut(countries, options.offers, LEAST_IN_A_COUNTRY, random)) {
    number += 1;
    const key = `demo-${String(number).padStart(5, '0')}`;
    const offer = elsewhere.repeat(number, key, country) ?? planner.plan(key, country);
    elsewhere.remember(offer, country);
    yield offer;
  }
}
