import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process in Prometheus' format; a name is registered once and found again. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    const known = this.registry.getSingleMetric(name) as Counter<L> | undefined;
    return known ?? new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** @param collect sets the gauge each time it is asked for; what was set before stays when it fails */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[] = [],
    collect: (gauge: Gauge<L>) => Promise<void> = async () => undefined,
  ): Gauge<L> {
    const known = this.registry.getSingleMetric(name) as Gauge<L> | undefined;
    const options = { name, help, labelNames, registers: [this.registry] };
    const gauge: Gauge<L> = known ?? new Gauge({ ...options, collect: () => collect(gauge).catch(() => undefined) });
    return gauge;
  }

  histogram<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[] = [],
    buckets: number[] = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  ): Histogram<L> {
    const known = this.registry.getSingleMetric(name) as Histogram<L> | undefined;
    return known ?? new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}
