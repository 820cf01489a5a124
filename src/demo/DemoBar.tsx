import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './DemoBar.css';

interface DemoBarProps {
  /** names the region */
  readonly label: string;
  readonly tone?: 'plain' | 'passed' | 'failed';
  readonly children: ReactNode;
}

/** A bar at the bottom of the window, below the app; the page is padded by its height. */
export function DemoBar({ label, tone = 'plain', children }: DemoBarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style: page } = document.documentElement;
    const reserve = () => {
      const height = `${current.offsetHeight}px`;
      document.body.style.paddingBlockEnd = height;
      page.scrollPaddingBottom = height;
    };
    reserve();
    const observer = new ResizeObserver(reserve);
    observer.observe(current);
    return () => {
      observer.disconnect();
      document.body.style.paddingBlockEnd = '';
      page.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <section ref={bar} aria-label={label} className={styles.bar[tone]}>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
