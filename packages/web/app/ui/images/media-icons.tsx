import { Icon, type IconProps } from './icon.tsx';

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v15l12-7.5z" />
  </Icon>
);
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5v14M15.5 5v14" />
  </Icon>
);
