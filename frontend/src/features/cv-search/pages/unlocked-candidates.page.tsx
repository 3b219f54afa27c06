import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSearchParams } from '../../../router/router.js';
import { readUnlockedAddress, UnlockedList } from '../unlock/unlocked-list.js';

/** Everybody whom the company knows. */
const UnlockedCandidatesPage: PageComponent = () => {
  const t = useText();
  const asked = readUnlockedAddress(useSearchParams());
  return (
    <OwnPage title={t('people.unlocked-title')} lead={t('people.unlocked-lead')}>
      <UnlockedList key={`${asked.q} ${asked.tag}`} asked={asked} />
    </OwnPage>
  );
};

export default UnlockedCandidatesPage;
