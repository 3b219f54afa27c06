import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { Button } from '../../../ui/button.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useFindLatestSearches } from '../api/find-latest-searches.js';
import { useForgetSearch } from '../api/forget-search.js';
import { SideEntry, SideList, SideSection } from './side-section.js';

/** The lists that somebody looked at lately; nothing while there are none. */
export function LatestSearches() {
  const t = useText();
  const failureWords = useFailureWords();
  const { data } = useFindLatestSearches();
  const { mutate } = useForgetSearch();
  if (data === undefined || data.data.length === 0) return null;
  const forget = (id: number | null, pressed: Element) => {
    goOnWhenGone(pressed);
    mutate(id, {
      onError: (error) =>
        notifications.notify({ message: failureWords(error, t('searches.failed')), type: 'negative' }),
    });
  };
  return (
    <SideSection aria-labelledby="latest-searches">
      <h2 id="latest-searches">{t('searches.title')}</h2>
      <SideList>
        {data.data.map(({ id, path, name, more_filters }) => (
          <SideEntry key={id}>
            <span>
              <Link to={path}>{name}</Link>
              {more_filters > 0 && <small>{t('searches.more', { count: more_filters })}</small>}
            </span>
            <Button
              type="button"
              data-look="plain"
              aria-label={t('searches.forget', { name })}
              onClick={({ currentTarget }) => forget(id, currentTarget)}
            >
              <CloseIcon />
            </Button>
          </SideEntry>
        ))}
      </SideList>
      {data.data.length > 1 && (
        <Button type="button" data-look="plain" onClick={({ currentTarget }) => forget(null, currentTarget)}>
          {t('searches.forget-all')}
        </Button>
      )}
    </SideSection>
  );
}
