import { useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { useFindLanguageGaps } from '../language-gaps/find-language-gaps.js';
import { GapList } from '../language-gaps/gap-list.js';
import { Section } from './section.js';

/** What one step further in a language would open. */
export function NextLanguages() {
  const t = useText();
  const { user } = useSession();
  const gaps = useFindLanguageGaps(user?.languages ?? [], []);
  if (gaps.length === 0) return null;
  return (
    <Section title={t('gaps.title')}>
      <GapList gaps={gaps} />
    </Section>
  );
}
