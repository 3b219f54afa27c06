import { CreateSearchIndex20261121000401 } from './20261121000401-create-search-index.js';
import { CreateSearchStatements20261122000401 } from './20261122000401-create-search-statements.js';
import { TellAnIndexThatWasNeverBuilt20261125000411 } from './20261125000411-tell-an-index-that-was-never-built.js';
import { HandMarksToProjections20261126000401 } from './20261126000401-hand-marks-to-projections.js';

export const searchMigrations = [
  CreateSearchIndex20261121000401,
  CreateSearchStatements20261122000401,
  TellAnIndexThatWasNeverBuilt20261125000411,
  HandMarksToProjections20261126000401,
];
