import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';

export interface MoreButtonProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  text: string;
}

/** Asks for the next page of a list, while there is one. */
export function MoreButton({ list, text }: MoreButtonProps) {
  const t = useText();
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button
        type="button"
        data-look="outlined"
        aria-disabled={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
      >
        {list.isFetchingNextPage ? t('progress.loading') : text}
      </Button>
    </div>
  );
}
