const GAP = 4;
const MARGIN = 8;
/** Less than that is no list any more. */
const LEAST = 160;

/** How far what is fixed to the bottom (the tabs of a phone) reaches up. */
function bottomInset(): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue('--sticky-action');
  return Number.parseFloat(said) || 0;
}

interface Edges {
  top: number;
  bottom: number;
}

/** Where a list goes that opens from something: below it, or above where there is more room. */
export function sideOf(opener: Edges, height: number, view: Edges): { up: boolean; room: number } {
  const below = view.bottom - opener.bottom - GAP - MARGIN;
  const above = opener.top - view.top - GAP - MARGIN;
  const up = below < height && above > below;
  return { up, room: Math.max(LEAST, up ? above : below) };
}

/** Whether a list of that height goes above what opened it. */
export function opensUp(opener: HTMLElement, height: number): boolean {
  return sideOf(opener.getBoundingClientRect(), height, view()).up;
}

/** What nothing lies over. */
function view(): Edges {
  return { top: 0, bottom: window.innerHeight - bottomInset() };
}

/** Lays a list that is fixed beside what opened it, wholly in sight. */
export function placeBeside(list: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect();
  const { up, room } = sideOf(from, list.offsetHeight, view());
  const height = Math.min(list.offsetHeight, room);
  const wanted = document.dir === 'rtl' ? from.right - list.offsetWidth : from.left;
  const left = Math.max(MARGIN, Math.min(wanted, window.innerWidth - list.offsetWidth - MARGIN));
  list.style.maxHeight = `${room}px`;
  list.style.minWidth = `${from.width}px`;
  list.style.top = `${up ? from.top - GAP - height : from.bottom + GAP}px`;
  list.style.left = `${left}px`;
}
