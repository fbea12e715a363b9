#!/bin/sh
# A shop in production on a bare Debian 12 or 13, as root, from a clone of the repository:
#   deploy/install.sh shop.example.com owner@example.com
# Run again it changes only what is missing: settings, passwords and certificates stay. What it does is said
# as it does it. deploy/systemd/release.sh brings later versions.
set -eu

host=${1:-}
mail=${2:-}
case $host in *.*) ;; *) host= ;; esac
case $mail in *@*.*) ;; *) mail= ;; esac
if [ -z "$host" ] || [ -z "$mail" ]; then
  echo "Usage: deploy/install.sh HOST MAIL, such as: deploy/install.sh shop.example.com owner@example.com" >&2
  exit 2
fi
if [ "$(id -u)" != 0 ]; then
  echo "Run it as root: sudo deploy/install.sh $host $mail" >&2
  exit 2
fi
# shellcheck disable=SC1091
. /etc/os-release
case ${ID:-}${VERSION_ID:-} in
  debian12 | debian13) ;;
  *)
    echo "This is ${PRETTY_NAME:-unknown}; the script is for Debian 12 and 13." >&2
    exit 2
    ;;
esac

if ! command -v systemctl >/dev/null; then
  echo "There is no systemd here, which starts the shop; in a container use deploy/compose.yaml." >&2
  exit 2
fi

root=$(cd "$(dirname "$0")/.." && pwd)
home=/srv/mathappu
settings=/etc/mathappu/shop.env
certificates=/etc/ssl/mathappu
challenges=/var/www/mathappu
say() { echo "== $*"; }
secret() { openssl rand -base64 48 | tr -d '\n/+=' | cut -c 1-"${1:-48}"; }

say "packages of Debian: git, nginx, PostgreSQL, Redis, certbot"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq -y --no-install-recommends \
  ca-certificates certbot curl git nginx openssl postgresql redis-server rsync >/dev/null

# Node of the version that the project pins, with its npm; the builds bring their own afterwards.
node_version=$(sed -n 's/^    "node": "\([0-9.]*\)",\{0,1\}$/\1/p' "$root/package.json" | head -n 1)
registry=${npm_config_registry:-https://registry.npmjs.org/}
if [ "$(/opt/mathappu/bin/node --version 2>/dev/null || true)" != "v$node_version" ]; then
  say "Node $node_version from ${registry%/}"
  case $(uname -m) in
    x86_64) arch=x64 ;;
    aarch64) arch=arm64 ;;
    *) echo "There is no Node for $(uname -m)." >&2; exit 1 ;;
  esac
  work=$(mktemp -d)
  # fetch NAME VERSION FOLDER: a package of the registry, whose digest is compared.
  fetch() {
    description=$(curl -fsSL "${registry%/}/$1/$2")
    address=$(printf %s "$description" | sed -n 's/.*"tarball": *"\([^"]*\)".*/\1/p')
    digest=$(printf %s "$description" | sed -n 's/.*"integrity": *"sha512-\([^"]*\)".*/\1/p')
    curl -fsSL --output "$work/package.tgz" "$address"
    [ -n "$digest" ] && [ "$(openssl dgst -sha512 -binary "$work/package.tgz" | base64 -w 0)" = "$digest" ]
    mkdir -p "$3"
    tar -xzf "$work/package.tgz" -C "$3" --strip-components=1
  }
  rm -rf /opt/mathappu
  fetch "node-linux-$arch" "$node_version" /opt/mathappu
  fetch npm 11.6.2 /opt/mathappu/lib/npm
  for program in npm npx; do
    printf '#!/bin/sh\nexec /opt/mathappu/bin/node /opt/mathappu/lib/npm/bin/%s-cli.js "$@"\n' "$program" \
      >"/opt/mathappu/bin/$program"
    chmod 755 "/opt/mathappu/bin/$program"
  done
  rm -rf "$work"
fi
export PATH="/opt/mathappu/bin:$PATH"

if ! id mathappu >/dev/null 2>&1; then
  say "the user mathappu, without rights"
  useradd --system --home-dir "$home" --create-home mathappu
fi
install -d -m 700 /etc/mathappu
install -d "$home/releases" /var/cache/nginx "$challenges"
install -d -m 700 -o mathappu -g mathappu /var/lib/mathappu /var/cache/mathappu

systemctl start postgresql redis-server
sql() { runuser -u postgres -- psql --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "$@"; }
if [ ! -e "$settings" ]; then
  say "the database mathappu, its role, and the settings in $settings with new secrets"
  password=$(secret 32)
  exists=$(sql --command "select 1 from pg_roles where rolname = 'mathappu'")
  # On standard input, so that no list of processes shows it.
  if [ "$exists" = 1 ]; then
    echo "alter role mathappu login password '$password'" | sql
  else
    echo "create role mathappu login password '$password'" | sql
  fi
  umask 077
  cat >"$settings.new" <<END
PUBLIC_URL="https://$host"
AUTH_SECRET="$(secret 48)"
DATABASE_URL="postgres://mathappu:$password@127.0.0.1:5432/mathappu"
REDIS_URL="redis://127.0.0.1:6379"
# Your mail provider says these; until then mails wait in the shop.
SMTP_URL="smtp://127.0.0.1:25"
MAIL_FROM="$mail"
ORDER_MAIL_TO="$mail"
SALE_MODE="enquiry"
# Where each night's backup is copied to, for rsync, such as backup@other.example.com:mathappu/
BACKUP_COPY_TO=""
END
  mv "$settings.new" "$settings"
  umask 022
fi
if [ "$(sql --command "select 1 from pg_database where datname = 'mathappu'")" != 1 ]; then
  sql --command "create database mathappu owner mathappu encoding 'UTF8' template template0"
fi

install -d -m 755 "$certificates"
if [ ! -e "$certificates/fullchain.pem" ]; then
  say "a certificate made here, which browsers warn of until there is another"
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -keyout "$certificates/privkey.pem" -out "$certificates/fullchain.pem" 2>/dev/null
  chmod 600 "$certificates/privkey.pem"
fi

say "nginx for $host"
sed "s/shop\.example\.com/$host/g" "$root/deploy/nginx/mathappu.conf" >/etc/nginx/conf.d/mathappu.conf
cp "$root/deploy/nginx/machine.conf" /etc/nginx/conf.d/machine.conf
nginx -t -q
systemctl enable --quiet nginx
systemctl restart nginx

say "units of systemd"
cp "$root"/deploy/systemd/*.service "$root"/deploy/systemd/*.timer /etc/systemd/system/
systemctl daemon-reload
systemctl enable --quiet mathappu@3000 mathappu@3001 mathappu-worker mathappu-backup.timer

version=$(git -c safe.directory="$root" -C "$root" describe --tags --always)
if [ "$(readlink "$home/current" || true)" = "$home/releases/$version" ]; then
  say "version $version runs"
  systemctl restart mathappu@3000 mathappu@3001 mathappu-worker
else
  say "version $version: building takes some minutes"
  "$root/deploy/systemd/release.sh" "$root" "$version"
fi
systemctl start mathappu-backup.timer

# The certificate of an authority needs a name that leads here.
token=$(secret 24)
install -d "$challenges/.well-known/acme-challenge"
echo "$token" >"$challenges/.well-known/acme-challenge/$token"
seen=$(curl -fsS --max-time 10 "http://$host/.well-known/acme-challenge/$token" 2>/dev/null || true)
rm "$challenges/.well-known/acme-challenge/$token"
if [ "$seen" != "$token" ]; then
  say "http://$host does not lead to this machine yet: the certificate stays the one made here."
  say "Point the name here and run this script again."
elif [ ! -e "/etc/letsencrypt/live/$host/fullchain.pem" ]; then
  say "a certificate of Let's Encrypt, which renews itself"
  certbot certonly --quiet --non-interactive --agree-tos --email "$mail" --webroot -w "$challenges" \
    --domain "$host" --deploy-hook "systemctl reload nginx"
  ln -sf "/etc/letsencrypt/live/$host/fullchain.pem" "$certificates/fullchain.pem"
  ln -sf "/etc/letsencrypt/live/$host/privkey.pem" "$certificates/privkey.pem"
  systemctl reload nginx
fi

say "the shop is at https://$host and reads 'This shop opens soon' until Settings > Shop has been saved."
"$root/deploy/systemd/as-shop.sh" cli/admin-link.ts "$mail" ||
  say "$mail is no admin; deploy/systemd/as-shop.sh cli/admin-link.ts EMAIL makes a link for one."
say "Set SMTP_URL and MAIL_FROM in $settings to your mail provider's, then: systemctl restart 'mathappu@*' mathappu-worker"
