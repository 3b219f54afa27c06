import type { Application, InterviewResponse } from '@babelboard/wire';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { APPLICATIONS } from './withdraw-application.js';

type Asked = Pick<Application, 'id' | 'status'>;

const timesOf = (id: number) => requestJson<InterviewResponse>(`/api/candidates/applications/${id}/interview`);
const isAsked = ({ status }: Asked) => status === 'interview';

/** The times that a company offers for an interview; asked for where there is to be one. */
export function findOfferedTimes(application: Asked) {
  return queryOptions({
    queryKey: [...APPLICATIONS, 'interview', application.id],
    queryFn: () => timesOf(application.id),
    enabled: isAsked(application),
  });
}

/** Which of several applications wait for the candidate to choose a time, by their ids. */
export function findTimesToChoose(applications: readonly Asked[]) {
  const ids = applications.filter(isAsked).map(({ id }) => id);
  return queryOptions({
    queryKey: [...APPLICATIONS, 'interviews', ids],
    queryFn: async () => {
      const times = await Promise.all(ids.map(timesOf));
      return ids.filter((_, at) => waitsForChoice(times[at]));
    },
    enabled: ids.length > 0,
  });
}

/** Whether the candidate has to choose one of them. */
export function waitsForChoice(data: InterviewResponse | undefined): boolean {
  return data?.state === 'offered' && !data.ended && data.booked === null && data.slots.length > 0;
}
