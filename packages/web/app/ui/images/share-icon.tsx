import { Icon, type IconProps } from './icon.tsx';

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="6" cy="12" r="2.6" />
    <circle cx="17.5" cy="5.5" r="2.6" />
    <circle cx="17.5" cy="18.5" r="2.6" />
    <path d="m8.3 10.7 6.9-3.9M8.3 13.3l6.9 3.9" />
  </Icon>
);
