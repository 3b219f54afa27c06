import type { User } from '@babelboard/wire';
import { SupportBanner } from '../../features/operations/components/support-banner.js';
import { NewTexts } from './new-texts.js';

/** What few people who are signed in have to be told, on every page; in one piece, so that the first load names one only. */
export default function SessionNote({ user }: { user: User }) {
  return user.support === null ? <NewTexts user={user} /> : <SupportBanner user={user} />;
}
