import { type PageName, pathTo } from '@babelboard/pages';
import type { ReactNode } from 'react';
import { useFindWaiting } from '../../features/companies/api/dashboard.js';
import type { TextKey } from '../../i18n/use-text.js';
import { BriefcaseIcon } from '../../ui/icons/briefcase-icon.js';
import { CalendarIcon } from '../../ui/icons/calendar-icon.js';
import { GearIcon } from '../../ui/icons/gear-icon.js';
import { HomeIcon } from '../../ui/icons/home-icon.js';
import { PaperIcon } from '../../ui/icons/paper-icon.js';
import { PeopleIcon } from '../../ui/icons/people-icon.js';
import { SearchIcon } from '../../ui/icons/search-icon.js';

export interface CompanyPlace {
  path: string;
  /** The pages that belong to it: on these it is where one is. */
  pages: PageName[];
  text: TextKey;
  /** For the tabs of a phone, where the text is too long. */
  short?: TextKey;
  icon: ReactNode;
  /** Gives how many things wait there: null while that is not known. */
  useCount?: () => number | null;
  /** Says what is counted, for whoever does not see it. */
  countText?: TextKey;
  /** Not among the tabs of a phone: the menu of the account leads there. */
  desktopOnly?: true;
}

/** Where a member of a company can go, in this order; a new place is one entry. */
export const COMPANY_PLACES: readonly CompanyPlace[] = [
  {
    path: pathTo('company-dashboard'),
    pages: ['company-dashboard'],
    text: 'company-room.dashboard',
    icon: <HomeIcon />,
    // The messages themselves stand with the applicants; the page of today leads to each.
    useCount: () => useFindWaiting().data?.unread_messages ?? null,
    countText: 'company-room.unread',
  },
  {
    path: pathTo('company-jobs'),
    pages: ['company-jobs', 'post-job', 'recommendation-to-post'],
    text: 'company-room.jobs',
    icon: <BriefcaseIcon />,
  },
  {
    path: pathTo('applicants-home'),
    pages: ['applicants-home', 'applicants', 'screening-questions'],
    text: 'company-room.applicants',
    icon: <PaperIcon />,
    useCount: () => useFindWaiting().data?.unanswered ?? null,
    countText: 'company-room.unanswered',
  },
  {
    path: pathTo('cv-search', {}),
    pages: ['cv-search', 'locked-candidate', 'unlocked-candidate', 'unlocked-candidates', 'preview-cv'],
    text: 'company-room.people',
    short: 'company-room.people-short',
    icon: <SearchIcon />,
  },
  {
    path: pathTo('company-interviews'),
    pages: ['company-interviews'],
    text: 'company-room.interviews',
    icon: <CalendarIcon />,
  },
  {
    path: pathTo('company-members'),
    pages: ['company-members'],
    text: 'company-room.members',
    icon: <PeopleIcon />,
    desktopOnly: true,
  },
  {
    path: pathTo('company-settings'),
    pages: ['company-settings'],
    text: 'company-room.settings',
    icon: <GearIcon />,
    desktopOnly: true,
  },
];
