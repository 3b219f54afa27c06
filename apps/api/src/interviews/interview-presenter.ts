import type { CompanyInterview, InterviewData, NamedSlot } from '@babelboard/applications';
import type { InterviewResponse, InterviewSlot, InterviewSlotsResponse } from '@babelboard/wire';

const MINUTE_MS = 60_000;

export function presentInterview(data: InterviewData): InterviewResponse {
  return {
    application_id: data.applicationId,
    state: data.state,
    booked: data.booked && presentSlot(data.booked),
    change_until: data.changeUntil?.toISOString() ?? null,
    slots: data.slots.map(presentSlot),
    candidate_time_zone: data.candidateTimeZone,
    cancelled_by: data.cancelledBy,
    message: data.message,
    ended: data.ended,
    offer_live: data.offerLive,
  };
}

export function presentCompanyInterview(interview: CompanyInterview): InterviewSlotsResponse['slots'][number] {
  const { offer, applicant, own, offeredTo } = interview;
  return {
    ...presentSlot(interview),
    offer_id: offer.id,
    offer_title: offer.title,
    state: applicant === null ? 'open' : 'booked',
    own,
    applicant,
    offered_to: offeredTo,
  };
}

function presentSlot({ id, startsAt, endsAt, timeZone, way, place, note, members }: NamedSlot): InterviewSlot {
  return {
    id,
    starts_at: startsAt.toISOString(),
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    time_zone: timeZone,
    way,
    where: place,
    note,
    members,
  };
}
