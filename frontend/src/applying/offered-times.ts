import type { Application, InterviewResponse } from '@babelboard/wire';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { APPLICATIONS } from './withdraw-application.js';

/** The times that a company offers for an interview; asked for where there is to be one. */
export function findOfferedTimes({ id, status }: Pick<Application, 'id' | 'status'>) {
  return queryOptions({
    queryKey: [...APPLICATIONS, 'interview', id],
    queryFn: () => requestJson<InterviewResponse>(`/api/candidates/applications/${id}/interview`),
    enabled: status === 'interview',
  });
}

/** Whether the candidate has to choose one of them. */
export function waitsForChoice(data: InterviewResponse | undefined): boolean {
  return data?.state === 'offered' && !data.ended && data.booked === null && data.slots.length > 0;
}
