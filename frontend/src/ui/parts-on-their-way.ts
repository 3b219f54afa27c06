type Listener = () => void;

let waiting = 0;
const listeners = new Set<Listener>();

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Counts the parts of the page whose place is shown and which cannot answer yet: their code is on its way, or not brought to life. */
export const partsOnTheirWay = {
  count: () => waiting,

  /** Counts one until the given function is called, however often that is. */
  begin(): () => void {
    let ended = false;
    change(1);
    return () => {
      if (ended) return;
      ended = true;
      change(-1);
    };
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
