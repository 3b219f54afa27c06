import { isolatedWords } from '@babelboard/texts';
import type { JobCard } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { useSite } from '../../../site/site.js';
import { Button } from '../../../ui/button.js';
import { copyText } from '../../../ui/copy-text.js';
import { ShareIcon } from '../../../ui/icons/share-icon.js';
import { notifications } from '../../../ui/notifications/notifications.js';

/** Hands the offer's own address on, and nothing beside it: by what the device has for that, else by the clipboard. */
export function ShareOffer({ job }: { job: Pick<JobCard, 'url' | 'title' | 'company'> }) {
  const t = useText();
  const { baseUrl } = useSite();
  const share = async () => {
    const address = new URL(job.url, baseUrl).href;
    const title = `${isolatedWords(job.title)}, ${isolatedWords(job.company.name)}`;
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title, url: address });
      } catch (error) {
        // Whoever closed the device's dialog does not want the clipboard instead.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    if (await copyText(address)) notifications.notify({ message: t('share.copied'), type: 'positive' });
    else notifications.notify({ message: t('share.not-copied', { address }), timeout: 0 });
  };
  return (
    <Button type="button" data-look="plain" className="js-only" onClick={() => void share()}>
      <ShareIcon />
      {t('share.share')}
    </Button>
  );
}
