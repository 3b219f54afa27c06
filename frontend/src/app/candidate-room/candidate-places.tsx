import { type PageName, pathTo } from '@babelboard/pages';
import type { ReactNode } from 'react';
import { useUnreadMessages } from '../../applying/unread-messages.js';
import type { TextKey } from '../../i18n/use-text.js';
import { BellIcon } from '../../ui/icons/bell-icon.js';
import { BriefcaseIcon } from '../../ui/icons/briefcase-icon.js';
import { CalendarIcon } from '../../ui/icons/calendar-icon.js';
import { CompassIcon } from '../../ui/icons/compass-icon.js';
import { GearIcon } from '../../ui/icons/gear-icon.js';
import { HomeIcon } from '../../ui/icons/home-icon.js';
import { PaperIcon } from '../../ui/icons/paper-icon.js';
import { PeopleIcon } from '../../ui/icons/people-icon.js';
import { PersonIcon } from '../../ui/icons/person-icon.js';

export interface CandidatePlace {
  path: string;
  /** The pages that belong to it: on these it is where one is. */
  pages: PageName[];
  text: TextKey;
  /** For the tabs of a phone, where the text is too long. */
  short?: TextKey;
  icon: ReactNode;
  /** Gives how many things wait there: null while that is not known. */
  useCount?: () => number | null;
  /** Not among the tabs of a phone: the menu of the account leads there. */
  desktopOnly?: true;
}

/** Where a candidate can go, in this order; a new place is one entry. */
export const CANDIDATE_PLACES: readonly CandidatePlace[] = [
  {
    path: pathTo('dashboard'),
    pages: ['dashboard', 'welcome'],
    text: 'room.dashboard',
    icon: <HomeIcon />,
  },
  { path: pathTo('my-profile'), pages: ['my-profile'], text: 'room.profile', icon: <PersonIcon /> },
  { path: pathTo('my-cvs'), pages: ['my-cvs'], text: 'room.cvs', short: 'room.cvs-short', icon: <PaperIcon /> },
  {
    path: pathTo('my-jobs'),
    pages: ['my-jobs', 'application'],
    text: 'room.jobs',
    icon: <BriefcaseIcon />,
    useCount: () => useUnreadMessages('candidate')?.total ?? null,
  },
  {
    path: pathTo('matchings'),
    pages: ['matchings', 'discarded-matchings'],
    text: 'room.matchings',
    icon: <CompassIcon />,
  },
  {
    path: pathTo('invitations'),
    pages: ['invitations'],
    text: 'room.invitations',
    icon: <PeopleIcon />,
    desktopOnly: true,
  },
  {
    path: pathTo('career-events'),
    pages: ['career-events', 'career-event'],
    text: 'room.events',
    icon: <CalendarIcon />,
    desktopOnly: true,
  },
  {
    path: pathTo('job-alerts'),
    pages: ['job-alerts'],
    text: 'room.alerts',
    icon: <BellIcon />,
    desktopOnly: true,
  },
  {
    path: pathTo('candidate-settings'),
    pages: ['candidate-settings'],
    text: 'room.settings',
    icon: <GearIcon />,
    desktopOnly: true,
  },
];
