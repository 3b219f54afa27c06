import { Loaded } from '../../../frame/loaded.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { usePreviewAlert } from '../api/preview-alert.js';
import css from './alert-preview.module.css';

/** How much an alert would bring, with the newest of it. */
export function AlertPreview({ path }: { path: string }) {
  const t = useText();
  const { ago } = useFormat();
  const now = Date.now();
  return (
    <Box>
      <Loaded query={usePreviewAlert(path)} lines={3}>
        {({ days, offers, or_more: orMore, per_week: perWeek, newest }) => (
          <>
            <p role="status">
              {offers === 0
                ? t('alerts.preview-none', { days })
                : t(orMore ? 'alerts.preview-many' : 'alerts.preview-count', { count: perWeek })}
            </p>
            {newest.length > 0 && (
              <ul>
                {newest.map(({ id, path: address, title, company, place, published_at: published }) => (
                  <li key={id}>
                    <Link to={address}>{title}</Link>
                    <span>{[company, place, ago(published, now)].filter((part) => part !== null).join(' · ')}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

const Box = withClass('div', css.box);
