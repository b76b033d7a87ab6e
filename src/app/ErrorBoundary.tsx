import { Component, type ReactNode } from 'react';
import { TextContext } from '@/i18n/TextProvider';
import { loadAppPage } from '@/platform/page';
import type { Effects } from '@/state/effects';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';

interface Props {
  effects: Effects;
  children: ReactNode;
}

/** The last net, around everything: what breaks outside a route (product.md 2 and 8). */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  static override contextType = TextContext;
  declare context: React.ContextType<typeof TextContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.effects.report(error, { where: 'boundary' });
  }

  override render(): ReactNode {
    const { effects, children } = this.props;
    const texts = this.context;
    if (!this.state.hasFailed || texts === null) return children;
    return (
      <main>
        <ErrorState
          isPage
          message={texts.t('app.error.title')}
          advice={texts.t('app.error.body')}
          actions={
            <>
              <Button kind="primary" onClick={effects.reload}>
                {texts.t('common.reload')}
              </Button>
              <Button
                onClick={() => {
                  effects.session.clear();
                  effects.userCookie.clear();
                  loadAppPage('/bos/login');
                }}
              >
                {texts.t('common.backToLogin')}
              </Button>
            </>
          }
        />
      </main>
    );
  }
}
