import type { PageName } from '@babelboard/pages';
import type { ReactNode } from 'react';
import CandidateRoom from '../candidate-room/candidate-room.js';
import CompanyRoom from '../company-room/company-room.js';

interface OwnRoomProps {
  audience: 'candidate' | 'company';
  page: PageName;
  children: ReactNode;
}

/** Stands around the pages of candidates and of companies; one part, so that strangers load no word about either. */
export default function OwnRoom({ audience, ...room }: OwnRoomProps) {
  return audience === 'company' ? <CompanyRoom {...room} /> : <CandidateRoom {...room} />;
}
