import { distanceInKm } from '@babelboard/reference-data/contract';
import type { PlaceReason } from './matching.js';
import { type Judged, unsaid } from './part.js';
import { PLACE_FITS, RADIUS_KM } from './weights.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { Spot, WhatPersonBrings } from './what-person-brings.js';

interface JudgedPlace {
  fit: number;
  reason: PlaceReason;
  cityId: number | null;
  countryId: number | null;
  km: number | null;
}

/** Judges the place that suits best of those where the work can be done. */
export function judgePlace(person: WhatPersonBrings, offer: WhatOfferAsks): Judged {
  const places = offer.places.filter(({ countryId }) => countryId !== null);
  if (offer.remote === 'Remote') {
    return { part: 'place', fit: 1, reason: 'remote', cityId: null, countryId: null, km: null };
  }
  if (places.length === 0) {
    return unsaid('place', 'offer');
  }
  const { home, destinationCountryIds, relocate } = person;
  if (home.countryId === null && destinationCountryIds.length === 0 && relocate === null) {
    return unsaid('place', 'person');
  }
  const all = places.map((place) => judge(person, place, offer.remote === 'RemoteCountryBased'));
  return { part: 'place', ...all.reduce((best, one) => (one.fit > best.fit ? one : best)) };
}

function judge(person: WhatPersonBrings, place: Spot, fromTheCountry: boolean): JudgedPlace {
  const { home, destinationCountryIds, relocate, turnedDown } = person;
  const { cityId, countryId } = place;
  const km = kilometres(home, place);
  const reached = (fit: number, reason: PlaceReason): JudgedPlace => ({ fit, reason, cityId, countryId, km });
  const inCountry = home.countryId !== null && home.countryId === countryId;
  const isDestination = countryId !== null && destinationCountryIds.includes(countryId);
  if (fromTheCountry && (inCountry || isDestination)) {
    return reached(inCountry ? PLACE_FITS.home : PLACE_FITS.destination, 'remote');
  }
  if (cityId !== null && cityId === home.cityId) {
    return reached(PLACE_FITS.home, 'home');
  }
  const tooFar = km !== null && turnedDown.fromKm !== null && km >= turnedDown.fromKm;
  const ways = [
    // Where the offer names a city and the person none, the city that they have not said may be far.
    ...(inCountry && cityId === null ? [reached(PLACE_FITS.homeCountry, 'home')] : []),
    ...(km !== null && km <= RADIUS_KM ? [reached(1 - ((1 - PLACE_FITS.edge) * km) / RADIUS_KM, 'near')] : []),
    ...(isDestination ? [reached(PLACE_FITS.destination, 'destination')] : []),
    ...(relocate === true ? [reached(inCountry ? PLACE_FITS.relocateInCountry : PLACE_FITS.relocate, 'relocate')] : []),
    reached(inCountry ? PLACE_FITS.farInCountry : PLACE_FITS.far, 'far'),
  ];
  return tooFar ? reached(PLACE_FITS.far, 'far') : ways.reduce((best, one) => (one.fit > best.fit ? one : best));
}

/** Between two cities; null where one of them is not known. */
function kilometres(from: Spot, to: Spot): number | null {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) {
    return null;
  }
  return Math.round(distanceInKm({ id: 1, lat: from.lat, lng: from.lng }, { id: 2, lat: to.lat, lng: to.lng }));
}
