import {
  type ApplicantCard,
  type ApplicantStatus,
  applicantStatus,
  type BoardResponse,
  type MovedApplicantsResponse,
} from '@babelboard/wire';

export type Moved = Pick<ApplicantCard, 'id' | 'name' | 'status' | 'version'>;
export type Results = MovedApplicantsResponse['results'];

/** What leads each of those that were moved back to where it was, by that place; versions are those that the move gave. */
export function movedBack(before: readonly Moved[], results: Results): { status: ApplicantStatus; cards: Moved[] }[] {
  const versions = new Map(results.flatMap(({ id, outcome, version }) => (outcome === 'moved' ? [[id, version]] : [])));
  return applicantStatus.options.flatMap((status) => {
    const cards = before.flatMap((card) => {
      const version = versions.get(card.id) ?? null;
      return card.status === status && version !== null ? [{ ...card, version }] : [];
    });
    return cards.length === 0 ? [] : [{ status, cards }];
  });
}

export function inStatus(card: ApplicantCard, status: ApplicantStatus): ApplicantCard {
  return { ...card, status };
}

/** An answer with one applicant changed, wherever it stands in it: in a list, on a board, or alone. */
export function patched(data: unknown, id: number, change: (card: ApplicantCard) => ApplicantCard): unknown {
  if (isList(data)) {
    return { ...data, applicants: data.applicants.map((card) => (card.id === id ? change(card) : card)) };
  }
  if (isBoard(data)) return onBoard(data, id, change);
  if (isCard(data) && data.id === id) return change(data);
  return data;
}

/** A card that changes its status goes to the top of that column, and the numbers go with it. */
function onBoard(board: BoardResponse, id: number, change: (card: ApplicantCard) => ApplicantCard): BoardResponse {
  const before = board.columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  if (before === undefined) return board;
  const after = change(before);
  const columns = board.columns.map((column) => {
    const held = column.cards.some((card) => card.id === id);
    const belongs = column.status === after.status;
    if (held && belongs) return { ...column, cards: column.cards.map((card) => (card.id === id ? after : card)) };
    if (held) return { ...column, total: column.total - 1, cards: column.cards.filter((card) => card.id !== id) };
    return belongs ? { ...column, total: column.total + 1, cards: [after, ...column.cards] } : column;
  });
  return { ...board, columns };
}

function isList(data: unknown): data is { applicants: ApplicantCard[] } {
  return typeof data === 'object' && data !== null && 'applicants' in data;
}

function isBoard(data: unknown): data is BoardResponse {
  return typeof data === 'object' && data !== null && 'columns' in data;
}

function isCard(data: unknown): data is ApplicantCard {
  return typeof data === 'object' && data !== null && 'version' in data && 'status' in data && 'name' in data;
}
