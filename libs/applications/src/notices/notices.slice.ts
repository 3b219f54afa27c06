import type { Slice } from '../slice.js';
import { OfferNotice } from './entities/offer-notice.entity.js';
import { ApplicantsArrived } from './events/applicants-arrived.event.js';
import { ApplicationLeftOpen } from './events/application-left-open.event.js';
import { ApplicationNotices } from './queries/application-notices.js';
import { NoteArrivals } from './reactions/note-arrivals.reaction.js';
import { NoteEndOfOffer } from './reactions/note-end-of-offer.reaction.js';
import { TellOfArrivals } from './schedules/tell-of-arrivals.schedule.js';
import { TellOfEndedOffers } from './schedules/tell-of-ended-offers.schedule.js';

/** When something about applications is worth a mail, and to whom: what was undone at once never is, and many become one. */
export const noticesSlice: Slice = {
  entities: [OfferNotice],
  events: [ApplicantsArrived, ApplicationLeftOpen],
  providers: [ApplicationNotices, NoteArrivals, NoteEndOfOffer, TellOfArrivals, TellOfEndedOffers],
  exports: [ApplicationNotices],
};
