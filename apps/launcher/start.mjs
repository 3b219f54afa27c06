import './check-node.mjs';

// Loaded only after the check above; no top-level await, which an old Node could not read.
void import('./commands/start.mjs');
