import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { useLazyComponent } from '@/ui/useLazyComponent';
import type { RingChartProps } from '../charts/RingChart';
import * as styles from './completeness.module.css';

const fetchChart = async () => (await import('../charts/RingChart')).RingChart;

/** The figure, and around it a ring once its chart is there; without the chart the figure stays. */
export function Ring({ completed, total, percent }: RingChartProps & { percent: number }) {
  const { t } = useText();
  const { Component: Chart, load } = useLazyComponent<RingChartProps>(fetchChart);
  useEffect(load, [load]);
  return (
    <div className={styles.ring}>
      {Chart !== null && (
        <div className={styles.chart}>
          <Chart completed={completed} total={total} />
        </div>
      )}
      <p className={styles.percent}>{t('dashboard.data.percent', { value: percent })}</p>
    </div>
  );
}
