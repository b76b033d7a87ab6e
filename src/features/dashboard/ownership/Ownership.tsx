import { useEffect } from 'react';
import { percentageOf } from '@/domain/ownership/shares';
import { useText } from '@/i18n/useText';
import { useLazyComponent } from '@/ui/useLazyComponent';
import type { DonutSlice } from '../charts/DonutChart';
import * as styles from './ownership.module.css';
import type { OwnershipSlice } from './ownershipSlices';

const fetchChart = async () => (await import('../charts/DonutChart')).DonutChart;

/** The colours of the shareholders, in the order of the legend; of what is left in another. */
const HOLDERS = 6;
const colourOf = (slice: OwnershipSlice, index: number): string =>
  slice.kind === 'rest' ? 'var(--slice-rest)' : `var(--slice-${(index % HOLDERS) + 1})`;

/** A ring of shares with its legend, which has everything that the ring shows. */
export function Ownership({ slices }: { slices: readonly OwnershipSlice[] }) {
  const { t } = useText();
  const { Component: Chart, load } = useLazyComponent<{ slices: readonly DonutSlice[] }>(
    fetchChart,
  );
  useEffect(load, [load]);

  function nameOf(slice: OwnershipSlice): string {
    if (slice.kind === 'rest') return t('dashboard.ownership.rest');
    if (slice.kind === 'others') return t('dashboard.ownership.others', { count: slice.count });
    return slice.name ?? t('dashboard.ownership.unnamed');
  }

  const rows = slices.map((slice, index) => ({
    id: String(index),
    value: percentageOf(slice.share),
    color: colourOf(slice, index),
    name: nameOf(slice),
  }));
  return (
    <div className={styles.ownership}>
      {Chart !== null && (
        <div className={styles.donut}>
          <Chart slices={rows.map(({ id, value, color }) => ({ id, value, color }))} />
        </div>
      )}
      <ul className={styles.legend}>
        {rows.map(({ id, value, color, name }) => (
          <li key={id}>
            <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            <span className={styles.share}>{t('onboardingManagement.percent', { value })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
