import { theme, themeKey } from '#web/stores/theme.ts';

const mark = `try{document.documentElement.dataset.theme=localStorage.getItem('${themeKey}')??''}catch{}`;

/** Pages are cached for all, so the chosen theme is set before the first paint by a script. */
export function ThemeMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: mark }} />;
}

/** Shows the chosen theme, also when it is changed in another tab; returns the function that stops. */
export function followTheme(): () => void {
  const show = () => {
    document.documentElement.dataset.theme = theme.get() ?? '';
  };
  show();
  return theme.subscribe(show);
}
