import type { ToastContentProps } from 'react-toastify/unstyled';
import * as words from '#words/toasts';

type ToastTextProps = Omit<ToastContentProps, 'data'> & { text: string };

/** A toast's sentence, and the bar that runs down until it closes: the library's own is named in English. */
export function ToastText({ text, toastProps, isPaused, closeToast }: ToastTextProps) {
  const { autoClose, isIn, theme, type, updateId } = toastProps;
  const looks = `Toastify__progress-bar-theme--${theme} Toastify__progress-bar--${type}`;
  return (
    <>
      <span className={type === 'success' ? 'toast-line' : undefined}>{text}</span>
      <div className="Toastify__progress-bar--wrp">
        <div className={`Toastify__progress-bar--bg ${looks}`} />
        <div
          // An update starts the time again.
          key={updateId}
          role="progressbar"
          aria-label={words.timeLeft}
          aria-valuemin={0}
          aria-valuemax={100}
          className={`Toastify__progress-bar Toastify__progress-bar--animated ${looks}`}
          style={{
            animationDuration: `${autoClose}ms`,
            animationPlayState: isPaused ? 'paused' : 'running',
          }}
          onAnimationEnd={() => isIn && closeToast()}
        />
      </div>
    </>
  );
}
