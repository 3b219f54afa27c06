import { OfflineError } from '../../../api/problem-error.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { type AuditFilters, useListAuditEntries } from '../api/list-audit-entries.js';
import css from './audit-entries.module.css';
import { AuditTable } from './audit-table.js';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** What the audit log holds under these filters: on its way, nothing, not to be had, or page after page. */
export function AuditEntries({ filters }: { filters: AuditFilters }) {
  const t = useText();
  const log = useListAuditEntries(filters);
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? [];
  if (log.isPending) {
    return (
      <Rows aria-busy="true">
        <span className="visually-hidden">{t('progress.loading')}</span>
        {ROWS.map((row) => (
          <Skeleton key={row} style={{ height: 30 }} />
        ))}
      </Rows>
    );
  }
  return (
    <Rows aria-busy={log.isFetching}>
      {entries.length > 0 && <AuditTable entries={entries} />}
      {entries.length === 0 && !log.isError && <p role="status">{t('audit.empty')}</p>}
      {log.isError && (
        <Failed role="alert">
          <p>{t(log.error instanceof OfflineError ? 'failure.offline' : 'audit.failed')}</p>
          <Button type="button" data-look="outlined" onClick={() => void log.refetch()}>
            {t('failure.retry')}
          </Button>
        </Failed>
      )}
      {log.hasNextPage && !log.isError && (
        <More>
          <Button
            type="button"
            data-look="outlined"
            aria-disabled={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage({ cancelRefetch: false })}
          >
            {t(log.isFetchingNextPage ? 'progress.loading' : 'audit.more')}
          </Button>
        </More>
      )}
    </Rows>
  );
}

const Rows = withClass('div', css.rows);

const Failed = withClass('div', css.failed);

const More = withClass('div', css.more);
