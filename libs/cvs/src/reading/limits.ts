/** What one reading may take. */
export const LIMITS = {
  /** Writable memory, Node.js itself included. */
  memoryBytes: 640 * 1024 * 1024,
  /** Of the memory that V8 looks after. */
  heapMegabytes: 256,
  /** 200 pages full of text take two, an ordinary CV half of one: a slow machine with much else to do may take several times as long. */
  processorSeconds: 10,
  /** Also where the machine has much else to do. */
  wallMs: 60_000,
  /** Of what is read: a book has one. */
  outputBytes: 16 * 1024 * 1024,
} as const;
